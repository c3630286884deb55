import { forbid, rejectNotFound } from '../api-error';
import type { OperationHandler, OperationHandlers } from '../operation-handler';
import { findAvailability } from '../rules/availability';
import { readCoordinates } from '../rules/distance';
import { isPrivileged } from '../rules/permissions';
import {
  findRequestedProfiles,
  listProfilesByCountry,
  matchProfilesByCoverage,
  type ProfileListContext,
  resolveVisitLimits,
  serializeProfilesList,
} from '../rules/profiles-list';
import { getVisitLimits, noLimits } from '../rules/visit-limits';
import type { Company } from '../sandbox-data';
import { json } from '../sandbox-response';
import { readSystemParameter } from '../system-parameters';

type Ids =
  | 'listProfilesByIds'
  | 'listProfilesByIdsAndLocation'
  | 'listProfilesByLocation'
  | 'listReviews'
  | 'getProfilesAvailability';

const maxVisibleProfiles = readSystemParameter('maxVisibleDoctors');

/**
 * Returns the profiles with the ids, including disabled ones, with all of their locations (specification: portal.txt,
 * section 7, GET /profiles/by-profile-ids). The policy only affects the availability status (sandbox interpretation).
 */
const listProfilesByIds: OperationHandler<'listProfilesByIds'> = (call) => {
  const { query } = call;
  const limits = resolveVisitLimits(call, query);
  const requested = findRequestedProfiles(call, query);
  const inCountry = listProfilesByCountry(call, requested, query.country);
  return json(
    serializeProfilesList(
      call,
      requested,
      matchProfilesByCoverage(inCountry, { checkHomeDistance: false }, limits),
    ),
  );
};

/**
 * Returns the profiles with the ids that are within reach of a location and that the policy allows, nearest first and
 * with matching locations only (specification: portal.txt, section 7, GET /profiles/by-profile-ids-and-location).
 */
const listProfilesByIdsAndLocation: OperationHandler<'listProfilesByIdsAndLocation'> = (call) => {
  const { query } = call;
  const limits = resolveVisitLimits(call, query);
  const requested = findRequestedProfiles(call, query);
  const search = {
    origin: readCoordinates(query.latitude, query.longitude),
    checkHomeDistance: query['check-home-distance'] ?? false,
  };
  const { insured: matching } = matchProfilesByCoverage(requested, search, limits);
  const inCountry = listProfilesByCountry(call, requested, query.country);
  return json(
    serializeProfilesList(
      call,
      matching.slice(0, maxVisibleProfiles),
      matchProfilesByCoverage(inCountry, search, limits),
    ),
  );
};

/**
 * Returns the profiles near a location that the policy allows, nearest first and at most `maxVisibleDoctors`
 * (specification: portal.txt, section 7, GET /profiles/by-location). Without coordinates, there is no distance limit.
 */
const listProfilesByLocation: OperationHandler<'listProfilesByLocation'> = (call) => {
  const { store, query } = call;
  const limits = resolveVisitLimits(call, query);
  const search = {
    origin: readCoordinates(query.latitude, query.longitude),
    checkHomeDistance: query['check-home-distance'] ?? false,
  };
  const found = matchProfilesByCoverage(store.list('profiles'), search, limits);
  return json(serializeProfilesList(call, found.insured.slice(0, maxVisibleProfiles), found));
};

/**
 * Returns a page of a profile's reviews from the index `startAt`, newest first (specification: portal.txt, section 7,
 * GET /profiles/{id}/reviews). The system parameter `doctorReviewsLimit` is the page size.
 */
const listReviews: OperationHandler<'listReviews'> = ({ store, path, query }) => {
  if (!store.get('profiles', path.id)) rejectNotFound('id', 'profile', path.id);
  const start = Math.max(0, query.startAt ?? 0);
  const page = store
    .list('reviews')
    .filter(({ profileId }) => profileId === path.id)
    .sort((a, b) => (b.reviewDate ?? '').localeCompare(a.reviewDate ?? '') || b.id - a.id)
    .slice(start, start + readSystemParameter('doctorReviewsLimit'));
  return json(page.map(({ id: _id, profileId: _profileId, ...review }) => review));
};

/** Returns a company to which the caller has access. Throws a `ForbiddenError` otherwise. */
function findAccessibleCompany({ store, caller }: ProfileListContext, companyId: number): Company {
  const company = store.get('companies', companyId);
  const hasAccess =
    isPrivileged(caller, companyId) ||
    caller.permissions.some((permission) => permission.companyId === companyId) ||
    caller.policyIds.some((id) => store.get('policies', id)?.companyId === companyId);
  return company && hasAccess ? company : forbid();
}

/**
 * Returns which visits are available near a location on each day of the week (specification: portal.txt, section 7,
 * GET /policies/profiles-availability). A wrong company id is forbidden; without one, there are no restrictions.
 */
const getProfilesAvailability: OperationHandler<'getProfilesAvailability'> = (call) => {
  const { latitude, longitude, companyId, specialty, language } = call.query;
  const limits =
    companyId === undefined ? noLimits : getVisitLimits(findAccessibleCompany(call, companyId));
  const origin = readCoordinates(latitude, longitude);
  return json(
    findAvailability(call.store.list('profiles'), { origin, specialty, language }, limits),
  );
};

export const profilesOperations: OperationHandlers<Ids> = {
  listProfilesByIds,
  listProfilesByIdsAndLocation,
  listProfilesByLocation,
  listReviews,
  getProfilesAvailability,
};
