import { describe, expect, it } from 'vitest';
import { getTimeoutTimestamp, minutesToExpiration } from './appointment-expiry';

const statusSince = '2027-03-02T09:10:00Z';
const at = (time: string) => new Date(`2027-03-02T${time}Z`);

describe('the expiry of a status', () => {
  it('is timeToRequestExpiration for REQUESTED and timeToProposalExpiration for PROPOSED', () => {
    expect(getTimeoutTimestamp('REQUESTED', statusSince)).toBe('2027-03-02T09:55:00Z');
    expect(getTimeoutTimestamp('PROPOSED', statusSince)).toBe('2027-03-02T11:10:00Z');
  });

  it('is timeToConfirmationExpiration for offers that wait for a confirmation', () => {
    for (const status of [
      'ALTERNATIVE_OFFERED',
      'ADDITIONAL_ALTERNATIVE_OFFERED',
      'CS_OFFER',
    ] as const) {
      expect(getTimeoutTimestamp(status, statusSince)).toBe('2027-03-02T10:10:00Z');
    }
  });

  it('is undefined for statuses without a timeout', () => {
    expect(getTimeoutTimestamp('HOLD_FEE', statusSince)).toBeUndefined();
    expect(
      minutesToExpiration({ status: 'APPOINTMENT_SCHEDULED', statusSince }, at('09:10:00')),
    ).toBeUndefined();
  });

  it('is rounded up to minutes and never negative', () => {
    const request = { status: 'REQUESTED', statusSince } as const;
    expect(minutesToExpiration(request, at('09:10:00'))).toBe(45);
    expect(minutesToExpiration(request, at('09:10:30'))).toBe(45);
    expect(minutesToExpiration(request, at('09:54:59'))).toBe(1);
    expect(minutesToExpiration(request, at('23:00:00'))).toBe(0);
  });

  it('uses the expiry that customer support set', () => {
    const offer = { status: 'CS_OFFER', statusSince, expires: '2027-03-02T09:20:00Z' } as const;
    expect(minutesToExpiration(offer, at('09:10:00'))).toBe(10);
  });
});
