import {
  atParent,
  content,
  gone,
  remove,
  replace,
  testFaults,
} from '../../tests/support/author-faults';
import { checkLatestVersion, checkSnapshots } from './docs-versions';

testFaults(() => [...checkSnapshots(), ...checkLatestVersion()], {
  'content/versions/1.0/version.yaml': [
    ['no label', remove(/label: .*\n/), /Missing key "label"/, atParent],
    ['a missing file', gone, /file is missing/],
  ],
  'content/versions/2.0/docs/x.mdx': [
    [
      'docs without version.yaml',
      content('Text.'),
      /file is missing/,
      { file: /2\.0\/version\.yaml$/, reason: 'That file is missing' },
    ],
  ],
  'content/site/settings.yaml': [
    [
      'an unknown latest version',
      replace(/latest: current/, 'latest: "9.0"'),
      /Unknown docs version.*9\.0.*current, 1\.0/,
    ],
  ],
});
