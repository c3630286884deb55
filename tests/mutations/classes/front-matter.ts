import { atParent, defineClasses, remove, replace } from '../mutation';

const afterTitle = (line: string) => replace(/\n(title: .*)\n/, `\n$1\n${line}\n`);
const title = (value: string) => replace(/\ntitle: .*/, `\ntitle: ${value}`);

/** Faults between the `---` lines of a page. */
// biome-ignore format: a table
export const frontMatterClasses = defineClasses(
  'front matter',
  { files: /\.mdx$/, steps: ['check-mdx'] },
  [
    ['unknown key', afterTitle('titel: x'), /Unknown key "titel".*one of title, description/],
    ['missing title', remove(/\ntitle: .*/), /Missing key "title"/, { elsewhere: atParent }],
    ['missing description', remove(/\ndescription: .*/), /Missing key "description"/, { elsewhere: atParent }],
    ['duplicate key', replace(/\n(title: .*)\n/, '\n$1\n$1\n'), /Duplicate key/],
    ['list as title', title('[a]'), /title: Wrong type.*string/],
    ['number as title', title('12'), /title: Wrong type.*12.*string/],
    ['empty title', title(''), /title: Wrong type.*null/],
    ['long title', title('x'.repeat(61)), /title: Too long.*at most 60/],
    ['short description', replace(/\ndescription: .*/, '\ndescription: Short'), /Too short.*at least 50/],
    ['date that does not exist', afterTitle('lastUpdated: 2026-02-30'), /lastUpdated.*a date such as/],
    ['text as date', afterTitle('lastUpdated: yesterday'), /lastUpdated.*a date such as/],
    ['text as boolean', afterTitle('unlisted: "yes"'), /unlisted: Wrong type.*boolean/],
    ['text as list', afterTitle('keywords: one, two'), /keywords: Wrong type.*array/],
    ['colon in a value', title('A: b'), /valid YAML/],
    ['quote that is not closed', title('"A'), /quote/, { elsewhere: { reason: 'The text ends later' } }],
    ['tab', afterTitle('keywords:\n\t- a'), /tab/],
    ['no end', replace(/\n---\n/, '\n\n'), /front matter has no end/, { elsewhere: { reason: 'The end is missing, the start has the position' } }],
    ['none', remove(/^---[\s\S]*?\n---\n/), /no front matter/],
    ['text before it', replace(/^/, 'x\n'), /no front matter/],
    ['nothing in it', replace(/^---[\s\S]*?\n---\n/, '---\n---\n'), /Missing key "title"/],
  ],
);
