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
import { forbid, json, refuseNotFound } from '../sandbox-response';
import { readSystemParameter } from '../system-parameters';

type Ids =
  | 'listProfilesByIds'
  | 'listProfilesByIdsAndLocation'
  | 'listProfilesByLocation'
  | 'listReviews'
  | 'getProfilesAvailability';

const mostVisible = readSystemParameter('maxVisibleDoctors');

/**
 * The profiles of the ids (specification, section 7: GET /profiles/by-profile-ids), disabled ones too, each with all
 * of its locations. The policy leaves none out: it shows in the status alone (the sandbox's reading).
 */
const listProfilesByIds: OperationHandler<'listProfilesByIds'> = (call) => {
  const { query } = call;
  const limits = resolveVisitLimits(call, query);
  const askedFor = findRequestedProfiles(call, query);
  const around = listProfilesByCountry(call, askedFor, query.country);
  return json(
    serializeProfilesList(
      call,
      askedFor,
      matchProfilesByCoverage(around, { checkHomeDistance: false }, limits),
    ),
  );
};

/**
 * The profiles of the ids that reach a place and that the policy allows, nearest first, each with the locations that
 * do (specification, section 7: GET /profiles/by-profile-ids-and-location).
 */
const listProfilesByIdsAndLocation: OperationHandler<'listProfilesByIdsAndLocation'> = (call) => {
  const { query } = call;
  const limits = resolveVisitLimits(call, query);
  const askedFor = findRequestedProfiles(call, query);
  const seen = {
    origin: readCoordinates(query.latitude, query.longitude),
    checkHomeDistance: query['check-home-distance'] ?? false,
  };
  const { insured: near } = matchProfilesByCoverage(askedFor, seen, limits);
  const around = listProfilesByCountry(call, askedFor, query.country);
  return json(
    serializeProfilesList(
      call,
      near.slice(0, mostVisible),
      matchProfilesByCoverage(around, seen, limits),
    ),
  );
};

/**
 * The profiles near a place that the policy allows, nearest first, at most `maxVisibleDoctors` (specification,
 * section 7: GET /profiles/by-location). Without a place, every profile is near.
 */
const listProfilesByLocation: OperationHandler<'listProfilesByLocation'> = (call) => {
  const { store, query } = call;
  const limits = resolveVisitLimits(call, query);
  const seen = {
    origin: readCoordinates(query.latitude, query.longitude),
    checkHomeDistance: query['check-home-distance'] ?? false,
  };
  const found = matchProfilesByCoverage(store.list('profiles'), seen, limits);
  return json(serializeProfilesList(call, found.insured.slice(0, mostVisible), found));
};

/**
 * Reviews of a profile, newest first, a page from the index `startAt` on (specification, section 7: GET
 * /profiles/{id}/reviews; the system parameter `doctorReviewsLimit`).
 */
const listReviews: OperationHandler<'listReviews'> = ({ store, path, query }) => {
  if (!store.get('profiles', path.id)) refuseNotFound('id', 'profile', path.id);
  const start = Math.max(0, query.startAt ?? 0);
  const page = store
    .list('reviews')
    .filter(({ profileId }) => profileId === path.id)
    .sort(
      (one, other) =>
        (other.reviewDate ?? '').localeCompare(one.reviewDate ?? '') || other.id - one.id,
    )
    .slice(start, start + readSystemParameter('doctorReviewsLimit'));
  return json(page.map(({ id: _id, profileId: _profileId, ...review }) => review));
};

/** The company of an id, where the caller has to do with it; ends the call with a 403 where not. */
function findCompany({ store, caller }: ProfileListContext, companyId: number): Company {
  const company = store.get('companies', companyId);
  const isKnown =
    isPrivileged(caller, companyId) ||
    caller.permissions.some((permission) => permission.companyId === companyId) ||
    caller.policyIds.some((id) => store.get('policies', id)?.companyId === companyId);
  return company && isKnown ? company : forbid();
}

/**
 * Which care there is near a place on each day of the week (specification, section 7: GET
 * /policies/profiles-availability). «The company id is supplied by the provider; a wrong value is forbidden»; without
 * one there are no restrictions.
 */
const getProfilesAvailability: OperationHandler<'getProfilesAvailability'> = (call) => {
  const { latitude, longitude, companyId, specialty, language } = call.query;
  const limits = companyId === undefined ? noLimits : getVisitLimits(findCompany(call, companyId));
  const place = readCoordinates(latitude, longitude);
  return json(
    findAvailability(call.store.list('profiles'), { origin: place, specialty, language }, limits),
  );
};

export const profilesOperations: OperationHandlers<Ids> = {
  listProfilesByIds,
  listProfilesByIdsAndLocation,
  listProfilesByLocation,
  listReviews,
  getProfilesAvailability,
};
