/** Sort orders of careers: the site's order, by title, or by descending number. */
export const careerOrders = ['site', 'title', 'enrolled', 'applications'] as const;
