import data from '../../../.generated/sandbox/sandbox-data.json';
import type { SandboxData } from '../sandbox-data';

/**
 * The data with which the sandbox starts: the result of `buildSandboxData` for the default seed, as
 * scripts/steps/emit-sandbox-sources.ts has written it. It is imported as JSON to exclude faker from the browser code.
 */
// TypeScript types the enumeration values of a JSON module as `string`. A test validates the data against the schemas.
export const everydayData = data as unknown as SandboxData;
