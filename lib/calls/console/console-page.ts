/** Path of the exported API description for the console, without the base URL. */
export const consoleDocumentPath = '/console/doctor-api.json';

/** The id of the template with the preloads of the console's files. */
export const consolePreloadsId = 'console-preloads';
