import { slug } from 'github-slugger';
import { escapeXml } from '../../kit/text/escape-xml';
import { changesPath } from '../../site/page-paths';
import { absoluteUrl } from '../../site/urls';
import { openApiFilePaths } from '../description/openapi-file-paths';
import { effectLabels } from '../diff/effects';
import type { ChangeReport, ReportedGroup, ReportedRelease } from '../releases/change-report';
import { toReleaseTitle } from '../releases/load-releases';
import { describeContents, describeCounts, describeSubject } from './describe-release';

/** The anchor of a release on the page of changes, that of its heading. */
const releaseAnchor = (version: string): string => slug(toReleaseTitle({ version }));

type FeedSite = { url: string; baseUrl: string; provider: { name: string } };

/** Atom needs a time; releases have a day. */
const toTimestamp = (date: string) => `${date}T00:00:00Z`;

const toCode = (title: string) => escapeXml(title).replace(/`([^`]*)`/g, '<code>$1</code>');

function formatGroup(group: ReportedGroup, site: FeedSite): string {
  const title = escapeXml(describeSubject(group));
  const heading =
    group.path === undefined
      ? title
      : `<a href="${escapeXml(absoluteUrl(group.path, site))}">${title}</a>`;
  const items = group.changes.map(
    ({ effect, title: change }) => `<li>${effectLabels[effect]}: ${toCode(change)}</li>`,
  );
  return `<p>${heading}</p><ul>${items.join('')}</ul>`;
}

/** The text of an entry as HTML. */
function formatContent(release: ReportedRelease, site: FeedSite): string {
  const { notes, previous, groups } = release;
  const summary =
    previous === undefined
      ? `The first release, with ${describeContents(release)}.`
      : `Compared with ${previous}: ${describeCounts(groups) || 'no change'}.`;
  return [
    ...(notes === undefined ? [] : [`<p>${escapeXml(notes)}</p>`]),
    `<p>${summary}</p>`,
    ...groups.map((group) => formatGroup(group, site)),
  ].join('');
}

function formatEntry(release: ReportedRelease, site: FeedSite): string {
  const { version, date } = release;
  const url = escapeXml(absoluteUrl(`${changesPath}#${releaseAnchor(version)}`, site));
  return `  <entry>
    <id>${url}</id>
    <title>API description ${version}</title>
    <updated>${toTimestamp(date)}</updated>
    <link rel="alternate" type="text/html" href="${url}"/>
    <content type="html">${escapeXml(formatContent(release, site))}</content>
  </entry>`;
}

/** Formats the releases as an Atom feed (RFC 4287). What is not released has no entry, because it still changes. */
export function formatChangeFeed({ releases }: ChangeReport, site: FeedSite): string {
  const toUrl = (path: string) => escapeXml(absoluteUrl(path, site));
  const name = escapeXml(site.provider.name);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${toUrl(changesPath)}</id>
  <title>API changes | ${name}</title>
  <updated>${toTimestamp(releases[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${name}</name></author>
  <link rel="self" type="application/atom+xml" href="${toUrl(openApiFilePaths.changeFeed)}"/>
  <link rel="alternate" type="text/html" href="${toUrl(changesPath)}"/>
${releases.map((release) => formatEntry(release, site)).join('\n')}
</feed>
`;
}
