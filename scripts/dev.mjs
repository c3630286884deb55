// @ts-check
/** `npm run dev`: installs what is missing and starts the author's server on PORT (3000). */
import { checkPort } from './setup/check-port.mjs';
import { installPackages } from './setup/install-packages.mjs';

const port = await checkPort('npm run dev');
if (port === undefined) process.exit(1);
if (!(await installPackages())) process.exit(1);
process.env.PORT = String(port);
await import('./dev-server.mjs');
