import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arbitraryStoredText } from '../../../tests/support/arbitrary-stored-text';
import { persistTasks } from './persist-tasks';

let stored = '';
const checkbox = {
  checked: false,
  onchange: undefined,
  closest: () => ({ textContent: 'Get a token' }),
};

describe('persistTasks', () => {
  beforeAll(() => {
    vi.stubGlobal('window', { localStorage: { getItem: () => stored } });
    vi.stubGlobal('document', { querySelectorAll: () => [checkbox] });
  });
  afterAll(() => void vi.unstubAllGlobals());

  it('checks the stored tasks and ignores other stored values', () => {
    fc.assert(
      fc.property(arbitraryStoredText(['Get a token', 'Upload policies']), (text) => {
        stored = text;
        checkbox.checked = false;
        persistTasks('/docs/a');
        if (checkbox.checked) expect(JSON.parse(text)).toContain('Get a token');
        else expect(text).not.toBe('["Get a token"]');
      }),
    );
  });
});
