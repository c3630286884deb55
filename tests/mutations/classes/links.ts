import { append, defineClasses, type MutationClass, replace } from '../mutation';

const links = (files: RegExp) => ({ files, steps: ['check-links'] }) as const;

/** Links and redirects that lead nowhere. The build finds them in the exported pages. */
export const linkClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('link', links(/\.mdx$/), [
    ['to no page', append('Read [more](/docs/doctor-app/quikstart).'), /Broken link.*quikstart.*quick-start/],
    ['to no file', append('Read [more](./quikstart.mdx).'), /Broken Markdown link.*quikstart/],
    ['to no heading', append('Read [more](/docs/doctor-app/quick-start#before-you-strt).'), /Broken anchor.*the closest is #before/],
    ['to no operation', append('Read [more](/api/operations/createTokn).'), /Broken link.*createToken/],
    ['to another scheme', append('Read [more](https:/www.example.com).'), /Invalid URL/],
    ['of a card', append('<Card title="x" href="/docs/nope">y</Card>'), /Broken link.*\/docs\/nope/],
    ['of HTML', append('Text <a href="/docs/nope">y</a>.'), /Broken link.*\/docs\/nope/],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', { files: /^content\/docs\/.*\.mdx$/, steps: ['check-link-texts'] }, [
    ['with a text that is no name of its page', append('Read [more](/docs/doctor-app/quick-start).'), /not a name.*more.*Quick start/, { isAlone: true }],
    ['of a card with such a title', append('<Cards>', '<Card title="More" href="/docs/doctor-app/quick-start">Text.</Card>', '</Cards>'), /not a name.*More.*Quick start/, { isAlone: true }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/quick-start\.mdx$/), [
    ['to a heading that was renamed', replace(/## Before you start/, '## Before the start'), /Broken anchor.*#before-you-start/, { elsewhere: { file: /only-in-two\.mdx$/, reason: 'The link is there' }, samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/^content\/site\/navbar\.yaml$/), [
    ['of the navbar', replace(/to: \/api\/operations/, 'to: /api/operation'), /Broken link.*\/api\/operation/, { samples: 1 }],
    ['in HTML of the navbar', replace(/<b>Beta<\/b>/, "<a href='/nope'>Beta</a>"), /Broken link.*\/nope/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/^content\/site\/footer\.yaml$/), [
    ['of the footer', replace(/to: \/docs\/doctor-app\/introduction/, 'to: /docs/nope'), /Broken link.*\/docs\/nope/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/^content\/site\/home\.yaml$/), [
    ['of the home page', replace(/to: \/docs\/doctor-app\/overview/, 'to: /docs/nope'), /Broken link.*\/docs\/nope/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/^content\/site\/sidebar\.yaml$/), [
    ['of the sidebar', replace(/to: \/api\/operations/, 'to: /api/operation'), /Broken link.*\/api\/operation/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/^content\/site\/settings\.yaml$/), [
    ['of the announcement', replace(/\(\/docs\/doctor-app\/introduction\)/, '(/docs/nope)'), /Broken link.*\/docs\/nope/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('link', links(/^openapi\/doctor-api\.yaml$/), [
    ['of a description', replace(/description: A visit\./, 'description: "A [visit](/nope)."'), /Broken link.*\/nope/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('redirect', links(/redirects\.yaml$/), [
    ['to no page', replace(/to: \S+/, 'to: /docs/nope'), /Broken redirect.*\/docs\/nope/],
    ['to itself', replace(/to: \S+/, 'to: /docs/doctor-app'), /Redirect to itself/],
    ['from a page', replace(/from: [^,]+/, 'from: /docs/doctor-app/overview'), /Unused redirect/],
    ['from a hash', replace(/from: [^,]+/, 'from: "/docs/x#y"'), /query or hash/],
    ['twice', replace(/(\s+- \{ from: .*)/, '$1$1'), /Duplicate redirect/],
    ['in a loop', replace(/(\s+- \{ from: .*)/, '$1\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }'), /Redirect loop/],
  ]),
];
