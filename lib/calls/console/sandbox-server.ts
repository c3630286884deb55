/** The name of the sandbox among the servers of the console. */
export const sandboxServerName = 'Sandbox';
