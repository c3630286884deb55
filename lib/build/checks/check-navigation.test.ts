import { gone, replace, testFaults } from '../../../tests/support/author-faults';
import { checkNavigation } from './check-navigation';

const inSidebars = { file: /(?:sidebar|version)\.yaml$/, reason: 'The sidebars have the docs' };

// biome-ignore format: a table
testFaults(checkNavigation, {
  'content/site/sidebar.yaml': [
    ['unknown doc', replace(/doctor-app\/quick-start/, 'doctor-app/quikstart'), /Unknown doc id.*quikstart.*quick-start/],
    ['unknown doc of a category', replace(/doc: doctor-app\/sdk\n/, 'doc: doctor-app/sdkk\n'), /Unknown doc id.*sdkk/],
    ['unknown topic', replace(/- sandbox\n/, '- sandbx\n'), /Unknown doc id.*sandbx.*sandbox/],
  ],
  'content/site/settings.yaml': [
    ['unknown main doc', replace(/mainDoc: \S+/, 'mainDoc: doctor-app/intro'), /Unknown doc id.*intro/],
    ['all docs excluded', replace(/\[patient-app\]/, '[doctor-app]'), /Unknown doc id/, inSidebars],
  ],
  'content/versions/1.0/version.yaml': [
    ['unknown doc', replace(/doctor-app\/api-security/, 'doctor-app/nope'), /Unknown doc id.*nope/],
  ],
  'content/docs/doctor-app/overview.mdx': [['missing page', gone, /Unknown doc id/, inSidebars]],
});
