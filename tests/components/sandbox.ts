import { beforeEach } from 'vitest';
import { resetSandbox } from '@/lib/sandbox/browser/control-sandbox';

/** Gives each test of a file the sandbox's everyday data. The sandbox runs in the page. */
export const useFreshSandbox = (): void => beforeEach(() => resetSandbox());
