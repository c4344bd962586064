/** Sort orders of courses: the site's order, by title, or by descending number. */
export const courseOrders = ['site', 'title', 'enrolled', 'active', 'finished', 'left', 'rating'] as const;
