/** How careers are sorted: as the site has them, by title, or the highest number first. */
export const careerOrders = ['site', 'title', 'enrolled', 'applications'] as const;
