import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Appointment } from '../sandbox-data';
import { danaData } from '../seed/dana-data';
import { runDueTimers } from './run-due-timers';

const day = 24 * 60;

function createDana() {
  const sandbox = createTestSandbox();
  sandbox.store.load(danaData);
  const [first] = danaData.appointments;
  if (!first) throw new Error('no appointment');
  return {
    ...sandbox,
    put: (changes: Partial<Appointment>) =>
      sandbox.store.put('appointments', {
        ...first,
        voucherStatus: undefined,
        statusSince: '2027-03-02T09:10:00Z',
        ...changes,
      }),
    /** Puts the clock forward and gives the appointment as it is then. */
    passTime: (minutes: number) => {
      sandbox.clock.advance(minutes);
      runDueTimers(sandbox);
      return sandbox.store.get('appointments', 70412);
    },
    reasons: () =>
      sandbox.store
        .list('webHooks')
        .map(({ payload }) => ('reason' in payload ? payload.reason : '')),
  };
}

describe('what the clock brings', () => {
  it('REQUESTED expires after timeToRequestExpiration', () => {
    const { put, passTime, reasons } = createDana();
    put({ status: 'REQUESTED' });
    expect(passTime(44)).toMatchObject({ status: 'REQUESTED', appointmentRevisionId: 3 });
    expect(passTime(1)).toMatchObject({
      status: 'REQUEST_EXPIRED',
      statusSince: '2027-03-02T09:55:00Z',
      appointmentRevisionId: 4,
      event: { initiatorId: -2, timestamp: '2027-03-02T09:55:00Z' },
      pastRevisions: [{ status: 'REQUESTED' }],
    });
    expect(reasons()).toEqual(['STATUS_CHANGE']);
    expect(passTime(1)?.appointmentRevisionId).toBe(4);
  });

  it('PROPOSED expires after timeToProposalExpiration', () => {
    const { put, passTime } = createDana();
    put({ status: 'PROPOSED' });
    expect(passTime(119)).toMatchObject({ status: 'PROPOSED' });
    expect(passTime(1)).toMatchObject({ status: 'OFFER_EXPIRED' });
  });

  it('a status without a time-out and without a known next one stays', () => {
    const { put, passTime } = createDana();
    put({ status: 'HOLD_FEE', expires: '2027-03-02T09:11:00Z' });
    expect(passTime(10 * day)).toMatchObject({ status: 'HOLD_FEE' });
  });

  it('an offer expires where customer support set a time-out', () => {
    const { put, passTime } = createDana();
    put({ status: 'ALTERNATIVE_OFFERED' });
    expect(passTime(365 * day)).toMatchObject({ status: 'ALTERNATIVE_OFFERED' });
    put({ status: 'ALTERNATIVE_OFFERED', expires: '2028-03-05T00:00:00Z' });
    expect(passTime(4 * day)).toMatchObject({ status: 'OFFER_EXPIRED' });
  });

  it('NO_SHOW is declared after timeTillNoShowIsDeclared', () => {
    const { put, passTime } = createDana();
    put({ status: 'APPOINTMENT_SCHEDULED' });
    expect(passTime(365 * day + 19)).toMatchObject({ status: 'APPOINTMENT_SCHEDULED' });
    expect(passTime(1)).toMatchObject({ status: 'NO_SHOW' });
  });

  it('a voucher expires the day after its expiration date', () => {
    const { put, passTime, reasons } = createDana();
    put({
      status: 'VISIT_TOOK_PLACE',
      reviewRating: 9,
      voucherStatus: 'VALID',
      voucherExpirationDate: '2027-03-02',
    });
    expect(passTime(14 * 60 + 49)).toMatchObject({ voucherStatus: 'VALID' });
    expect(passTime(1)).toMatchObject({ voucherStatus: 'EXPIRED', appointmentRevisionId: 4 });
    expect(reasons()).toEqual(['UPDATE_APPOINTMENT']);
  });

  it('only a VALID voucher expires', () => {
    const { put, passTime } = createDana();
    put({ voucherStatus: 'CANCELLED', voucherExpirationDate: '2020-01-01' });
    expect(passTime(day)).toMatchObject({ voucherStatus: 'CANCELLED' });
  });

  it('a visit is reminded of timeToVisitReminder before, once, and by its type', () => {
    const { put, passTime, reasons } = createDana();
    put({ scheduledTimestamp: '2027-03-03T09:10:00Z' });
    passTime(20 * 60 - 1);
    expect(reasons()).toEqual([]);
    passTime(1);
    passTime(5);
    expect(reasons()).toEqual(['VIDEO_REMINDER']);
    put({ scheduledTimestamp: '2027-03-04T09:10:00Z', locationType: 'CLINIC_VISIT' });
    passTime(2 * day);
    expect(reasons()).toEqual(['VIDEO_REMINDER', 'APPOINTMENT_REMINDER']);
  });

  it('a reminder whose time was before the visit was saved is not sent', () => {
    const { passTime, reasons } = createDana();
    passTime(60);
    expect(reasons()).toEqual([]);
  });

  it('a review is reminded of timeToPatientReviewReminder after a visit that took place', () => {
    const { put, passTime, reasons } = createDana();
    put({ status: 'VISIT_TOOK_PLACE' });
    passTime(7 * day + 19);
    expect(reasons()).toEqual([]);
    passTime(1);
    passTime(100 * day);
    expect(reasons()).toEqual(['REVIEW_REMINDER']);
  });

  it('is right again after the world was loaded anew', () => {
    const { put, passTime, store } = createDana();
    put({ scheduledTimestamp: '2027-03-03T09:10:00Z' });
    passTime(day);
    expect(store.list('webHooks')).toHaveLength(1);
    const again = store.get('appointments', 70412);
    store.load({ ...danaData, appointments: again ? [again] : [] });
    passTime(day);
    expect(store.list('webHooks')).toHaveLength(1);
  });

  it('comes in the order of time, and fits the description', async () => {
    const { put, passTime, store } = createDana();
    put({
      status: 'APPOINTMENT_SCHEDULED',
      voucherStatus: 'VALID',
      scheduledTimestamp: '2027-04-01T09:00:00Z',
    });
    passTime(1000 * day);
    const payloads = store.list('webHooks').map(({ payload }) => payload);
    expect(payloads).toMatchObject([
      { reason: 'UPDATE_APPOINTMENT', voucherStatus: 'EXPIRED' },
      { reason: 'VIDEO_REMINDER' },
      { reason: 'STATUS_CHANGE', status: 'NO_SHOW' },
    ]);
  });

  it('costs next to nothing where nothing is due, with 1,500 appointments', () => {
    const sandbox = createDana();
    const [first] = danaData.appointments;
    if (!first) throw new Error('no appointment');
    for (let id = 1; id <= 1500; id += 1) {
      sandbox.store.put('appointments', { ...first, id, appointmentId: id });
    }
    runDueTimers(sandbox);
    sandbox.store.consumeChanges();
    const times = 500;
    const batches = Array.from({ length: 10 }, () => {
      const start = performance.now();
      for (let time = 0; time < times; time += 1) runDueTimers(sandbox);
      return ((performance.now() - start) / times) * 1000;
    });
    // The quickest batch: the machine may have other work too.
    const each = Math.min(...batches);
    console.info(`expireDue with 1,500 appointments: ${each.toFixed(1)} µs`);
    expect(each).toBeLessThan(100);
    expect(sandbox.store.consumeChanges()).toEqual([]);
  });
});
