/** Path of the exported API description for the console, without the base URL. */
export const consoleDocumentPath = '/console/doctor-api.json';
