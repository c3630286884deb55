/** Path of the exported API description for the console, without the base URL. */
export const consoleDocumentPath = '/console/doctor-api.json';

/** The name of the sandbox among the servers of the console. */
export const sandboxServerName = 'Sandbox';

/** The id of the template with the preloads of the console's files. */
export const consolePreloadsId = 'console-preloads';
