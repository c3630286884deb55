import { replace, testFaults } from '../../../tests/support/author-faults';
import { checkBrand } from './check-brand';

const brand = (line: string) => replace(/\ntagline: .*\n/, `$&brand:\n  ${line}\n`);

// biome-ignore format: a table
testFaults(checkBrand, {
  'content/site/settings.yaml': [
    ['a logo that does not exist', brand('logo: /images/nope.svg'), /Missing file.*public\/images\/nope\.svg/],
    ['an icon that does not exist', brand('icon: /images/nope.svg'), /Missing file.*public\/images\/nope\.svg/],
  ],
});
