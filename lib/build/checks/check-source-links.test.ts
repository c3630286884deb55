import {
  append,
  content,
  type Fault,
  replace,
  testFaults,
} from '../../../tests/support/author-faults';
import { checkLinkTexts } from './check-link-texts';
import { checkSourceLinks } from './check-source-links';

const inLink = { file: /only-in-two\.mdx$/, reason: 'The link is there' };

// biome-ignore format: a table
const ofPages: Fault[] = [
  ['to no page', append('Read [more](/docs/doctor-app/quikstart).'), /Broken link.*quikstart.*quick-start/],
  ['to no file', append('Read [more](./quikstart.mdx).'), /Broken Markdown link.*quikstart/],
  ['to no heading', append('Read [more](/docs/doctor-app/quick-start#before-you-strt).'), /Broken anchor.*the closest is #before/],
  ['to no operation', append('Read [more](/api/operations/createTokn).'), /Broken link.*createToken/],
  ['to another scheme', append('Read [more](https:/www.example.com).'), /Invalid URL/],
  ['of a card', append('<Card title="x" href="/docs/nope">y</Card>'), /Broken link.*\/docs\/nope/],
  ['of HTML', append('Text <a href="/docs/nope">y</a>.'), /Broken link.*\/docs\/nope/],
  ['with a text that is no name of its page', append('Read [more](/docs/doctor-app/quick-start).'), /not a name.*more.*Quick start/],
  ['of a card with such a title', append('<Cards>', '<Card title="More" href="/docs/doctor-app/quick-start">Text.</Card>', '</Cards>'), /not a name.*More.*Quick start/],
];

// biome-ignore format: a table
testFaults(() => [...checkLinkTexts(), ...checkSourceLinks()], {
  'content/docs/doctor-app/overview.mdx': ofPages,
  'content/api/sandbox.mdx': ofPages,
  'content/docs/doctor-app/quick-start.mdx': [
    ['to a heading with another name', replace(/## Before you start/, '## Before the start'), /Broken anchor.*#before-you-start/, inLink],
  ],
  'content/site/navbar.yaml': [
    ['of the navbar', replace(/to: \/api\/operations/, 'to: /api/operation'), /Broken link.*\/api\/operation/],
    ['in HTML of the navbar', replace(/<b>Beta<\/b>/, "<a href='/nope'>Beta</a>"), /Broken link.*\/nope/],
  ],
  'content/site/footer.yaml': [
    ['of the footer', replace(/to: \/docs\/doctor-app\/introduction/, 'to: /docs/nope'), /Broken link.*\/docs\/nope/],
  ],
  'content/site/home.yaml': [
    ['of the home page', replace(/to: \/docs\/doctor-app\/overview/, 'to: /docs/nope'), /Broken link.*\/docs\/nope/],
  ],
  'content/site/sidebar.yaml': [
    ['of the sidebar', replace(/to: \/api\/operations/, 'to: /api/operation'), /Broken link.*\/api\/operation/],
  ],
  'content/site/settings.yaml': [
    ['of the announcement', replace(/\(\/docs\/doctor-app\/introduction\)/, '(/docs/nope)'), /Broken link.*\/docs\/nope/],
  ],
  'content/reference/glossary.yaml': [
    ['of the glossary', content('terms:', '  - { term: A, meaning: b, to: /docs/nope }'), /Broken link.*\/docs\/nope/],
  ],
  'openapi/doctor-api.yaml': [
    ['of a description', replace(/description: A visit\./, 'description: "A [visit](/nope)."'), /Broken link.*\/nope/],
  ],
  'content/site/redirects.yaml': [
    ['to no page', replace(/to: \S+/, 'to: /docs/nope'), /Broken redirect.*\/docs\/nope/],
    ['to itself', replace(/to: \S+/, 'to: /docs/doctor-app'), /Redirect to itself/],
    ['from a page', replace(/from: [^,]+/, 'from: /docs/doctor-app/overview'), /Unused redirect/],
    ['from a hash', replace(/from: [^,]+/, 'from: "/docs/x#y"'), /query or hash/],
    ['twice', replace(/(\s+- \{ from: .*)/, '$1$1'), /Duplicate redirect/],
    ['in a loop', replace(/(\s+- \{ from: .*)/, '$1\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }'), /Redirect loop/],
  ],
});
