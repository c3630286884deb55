import world from '../../../.generated/sandbox/sandbox-data.json';
import type { SandboxData } from '../sandbox-data';

/**
 * The world with which the sandbox begins: `buildWorld` with the default seed, as scripts/write-sandbox.ts has
 * written it. It is imported as JSON, so that the maker of the data stays out of the browser.
 */
// The types of a JSON module have texts where the world has the values of enumerations: a test holds them to both.
export const everydayData = world as unknown as SandboxData;
