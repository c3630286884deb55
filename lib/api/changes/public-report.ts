import { changesPath } from '../../site/page-paths';
import { absoluteUrl } from '../../site/urls';
import type { ChangeReport, ReportedGroup } from '../releases/change-report';

type SiteUrl = { url: string; baseUrl: string };

const toUrl = (path: string | undefined, site: SiteUrl) =>
  path === undefined ? {} : { url: absoluteUrl(path, site) };

const toPublicGroup = ({ path, changes, ...group }: ReportedGroup, site: SiteUrl) => ({
  ...group,
  ...toUrl(path, site),
  changes: changes.map(({ path: changePath, ...change }) => ({
    ...change,
    ...toUrl(changePath, site),
  })),
});

/** The report for programs: with absolute URLs instead of paths. */
export const toPublicReport = ({ unreleased, releases }: ChangeReport, site: SiteUrl) => ({
  url: absoluteUrl(changesPath, site),
  unreleased: unreleased.map((group) => toPublicGroup(group, site)),
  releases: releases.map(({ groups, ...release }) => ({
    ...release,
    groups: groups.map((group) => toPublicGroup(group, site)),
  })),
});
