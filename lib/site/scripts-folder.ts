/** The folder of the scripts that pages load without React, as part of their paths. */
export const scriptsFolder = '/scripts/';
