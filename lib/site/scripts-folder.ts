/** The folder of the scripts that Next does not bundle, as part of their paths. */
export const scriptsFolder = '/scripts/';
