/** How courses are sorted: as the site has them, by title, or the highest number first. */
export const courseOrders = ['site', 'title', 'enrolled', 'active', 'finished', 'left', 'rating'] as const;
