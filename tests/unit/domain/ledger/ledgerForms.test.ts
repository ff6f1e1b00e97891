import { flatten, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  correctionDraft,
  forgottenOutDraft,
  laterStampDraft,
  noteDraft,
  possibleEndDays,
} from '@/domain/ledger/ledgerForms';
import { at } from '../../../support/swedishInstant';

const now = at('2026-11-20 16:00');
const told = (on: string, clock: string) => ({ at: { on, clock }, reason: 'Glömde' });

/** The form's messages about a draft, by field. */
function faultsOf(schema: Parameters<typeof safeParse>[0], draft: unknown) {
  const result = safeParse(schema, draft);
  return result.success ? {} : flatten(result.issues).nested;
}

describe('the told end of a shift', () => {
  const draft = forgottenOutDraft(at('2026-11-19 07:02'), now);

  it('is read as people write it', () => {
    expect(safeParse(draft, told('2026-11-19', '1630')).output).toEqual({
      at: at('2026-11-19 16:30'),
      reason: 'Glömde',
    });
  });

  it.each([
    ['2026-11-19', '07:02', 'Tiden ska vara efter torsdag 19 november 07:02.'],
    ['2026-11-20', '16:01', 'Den tiden har inte varit än.'],
    ['2026-11-20', '', 'Fyll i ett klockslag.'],
    ['2026-11-20', '25:00', 'Klockslaget finns inte.'],
  ])('%s %s is refused', (on, clock, reason) => {
    expect(faultsOf(draft, told(on, clock))).toEqual({ 'at.clock': [reason] });
  });

  it('is no later than 24 hours after the shift began, which would be another day', () => {
    const long = forgottenOutDraft(at('2026-11-17 07:02'), now);
    expect(safeParse(long, told('2026-11-18', '07:02')).success).toBe(true);
    expect(faultsOf(long, told('2026-11-18', '07:03'))).toEqual({
      'at.clock': ['Ett pass är högst 24 timmar, alltså till onsdag 18 november 07:02.'],
    });
  });

  it('is on the day of the shift, or on the next day once that has come', () => {
    const daysAt = (when: string) =>
      possibleEndDays(at('2026-11-20 22:00'), at(when)).map((day) => day.toString());
    expect(daysAt('2026-11-20 23:00')).toEqual(['2026-11-20']);
    expect(daysAt('2026-11-21 13:00')).toEqual(['2026-11-20', '2026-11-21']);
    expect(daysAt('2026-11-25 07:00')).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('can be midnight, written as the end of the day', () => {
    const night = forgottenOutDraft(at('2026-11-18 16:00'), now);
    expect(safeParse(night, told('2026-11-18', '24:00')).output).toMatchObject({
      at: at('2026-11-19 00:00'),
    });
  });

  it('needs a day and a reason', () => {
    expect(faultsOf(draft, { at: { on: '', clock: '16:30' }, reason: ' ' })).toEqual({
      ...{ 'at.on': ['Fyll i ett datum.'], reason: ['Skriv varför.'] },
    });
  });
});

it('a later stamp names a person', () => {
  const draft = { ...told('2026-11-20', '07:00'), kind: 'in', personId: '' };
  expect(faultsOf(laterStampDraft(now), draft)).toEqual({ personId: ['Välj en person.'] });
});

it('a stamp of more than four years ago is a mistyped year', () => {
  const draft = (on: string) => ({ ...told(on, '07:00'), personId: 'p1', kind: 'in' });
  expect(faultsOf(laterStampDraft(now), draft('2022-11-20'))).toEqual({});
  expect(faultsOf(laterStampDraft(now), draft('2022-11-19'))).toEqual({
    'at.clock': ['Den tiden är mer än 4 år sedan.'],
  });
});

it('a correction can say that a stamp does not count', () => {
  const struck = { at: null, reason: 'Fel person' };
  expect(safeParse(correctionDraft(now), struck).output).toEqual(struck);
});

it('a remark is one line of 200 characters', () => {
  const text = 'å'.repeat(201);
  expect(faultsOf(noteDraft, { personId: null, text })).toEqual({ text: ['Högst 200 tecken.'] });
  expect(faultsOf(noteDraft, { personId: null, text: '' })).toEqual({
    text: ['Skriv anmärkningen.'],
  });
});
