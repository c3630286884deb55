import { execFileSync } from 'node:child_process';

/** Whether a program is installed, and succeeds with these arguments. */
export const canRun = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
