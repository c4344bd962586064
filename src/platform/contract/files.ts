/** The content type of a table for spreadsheets. */
export const csvType = 'text/csv; charset=utf-8';
