/**
 * Plants faults in the product, to show which tests find them: `npx tsx tests/faults/plant.ts list`, `check`,
 * `plant NAME…` (the names of faults, or the numbers of batches), or `restore`. Run it with a clean checkout.
 */
import { readText, writeText } from '../../lib/kit/files/project-files';
import { runIfMain } from '../../scripts/run-if-main';
import { type Fault, faults } from './faults';

const count = (text: string, part: string) => text.split(part).length - 1;

/** Whether a fault is in the text of its file. Undefined if the file has neither of its texts once. */
export function isPlanted({ from, to }: Fault, text: string): boolean | undefined {
  if (count(text, from) === 1) return false;
  return count(text, from) === 0 && count(text, to) === 1 ? true : undefined;
}

const plant = ({ from, to }: Fault, text: string) => text.replace(from, () => to);
const restore = ({ from, to }: Fault, text: string) => text.replace(to, () => from);

/** Whether a fault can be planted in the text of its file, and undone. */
export function canPlant(fault: Fault, text: string): boolean {
  const planted = plant(fault, text);
  return isPlanted(fault, planted) === true && restore(fault, planted) === text;
}

function edit(selected: readonly Fault[], wasPlanted: boolean): void {
  for (const fault of selected) {
    const text = readText(fault.file);
    if (isPlanted(fault, text) !== wasPlanted) continue;
    writeText(fault.file, wasPlanted ? restore(fault, text) : plant(fault, text));
    console.log(`${wasPlanted ? 'Restored' : 'Planted'} ${fault.name} in ${fault.file}`);
  }
}

await runIfMain(import.meta.url, 'plant', () => {
  const [command, ...names] = process.argv.slice(2);
  const select = (name: string) =>
    faults.filter((fault) => fault.name === name || String(fault.batch) === name);
  const unknown = names.filter((name) => select(name).length === 0);
  const invalid = faults.filter((fault) => !canPlant(fault, readText(fault.file)));
  if (command === 'list')
    for (const { batch, name, effect } of faults) console.log(`${batch} ${name}: ${effect}`);
  else if (command === 'restore') edit(faults, true);
  else if (command === 'plant' && unknown.length === 0) edit(names.flatMap(select), false);
  else if (command !== 'check') throw new Error(`Unknown: ${[command, ...unknown].join(' ')}`);
  else if (invalid.length > 0)
    throw new Error(`Not once in their files: ${invalid.map(({ name }) => name).join(', ')}`);
});
