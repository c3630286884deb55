import { replace, testFaults } from '../../tests/support/author-faults';
import { checkSiteSettings } from '../site/site-settings';
import { checkNavbar } from './site-navbar';

// biome-ignore format: a table
testFaults(() => [...checkSiteSettings(), ...checkNavbar()], {
  'content/site/navbar.yaml': [
    ['unknown doc', replace(/doc: doctor-app\/api-security/, 'doc: doctor-app/api'), /no doc with the id "doctor-app\/api".*one of/],
    ['unknown sidebar', replace(/sidebar: docs/, 'sidebar: doc'), /no sidebar "doc".*docs, api/],
    ['unknown version', replace(/type: docsVersion, /, 'type: docsVersion, version: "7", '), /no docs version "7".*current, 1\.0/],
    ['unknown version of a dropdown', replace(/type: docsVersionDropdown/, 'type: docsVersionDropdown, versions: ["3"]'), /no docs version "3"/],
  ],
}, {
  'content/site/navbar.yaml': [
    ['HTML that is not closed, because browsers repair it', replace(/<b>Beta<\/b>/, '<b>Beta')],
    ['no items, because a site can do without', replace(/items:\n[\s\S]*/, 'items: []\n')],
  ],
});
