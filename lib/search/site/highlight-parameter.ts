/** The query parameter that holds the words to highlight on the page, separated by spaces. */
export const highlightParameter = '_highlight';
