import { expect, it } from 'vitest';
import { readText } from '../../lib/kit/files/project-files';
import { faults } from './faults';
import { canPlant, isPlanted } from './plant';

// A fault that is planted now must be found by the tests of the product, and not here.
it.each(faults)('$name is once in its file, and can be undone', (fault) => {
  const text = readText(fault.file);
  expect(isPlanted(fault, text) || canPlant(fault, text)).toBe(true);
});
