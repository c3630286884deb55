/** The heading of a part that is useful in a browser only, such as a playground: neither Markdown nor search has it. */
export const interactiveHeading = 'Try it';
