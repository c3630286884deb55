/** The id of the template with the preloads of the console's files. */
export const consolePreloadsId = 'console-preloads';
