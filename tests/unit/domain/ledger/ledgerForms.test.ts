import { flatten, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  correctionDraft,
  forgottenOutDraft,
  laterStampDraft,
  noteDraft,
} from '@/domain/ledger/ledgerForms';
import { at } from '../../../support/swedishInstant';

const now = at('2026-11-20 16:00');
const told = (on: string, clock: string) => ({ at: { on, clock }, reason: 'Glömde' });

/** What the form says of a draft, by field. */
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

  it('needs a day and a reason', () => {
    expect(faultsOf(draft, { at: { on: '', clock: '16:30' }, reason: ' ' })).toEqual({
      ...{ 'at.on': ['Fyll i ett datum.'], reason: ['Fyll i varför.'] },
    });
  });
});

it('a later stamp names a person', () => {
  const draft = { ...told('2026-11-20', '07:00'), kind: 'in', personId: '' };
  expect(faultsOf(laterStampDraft(now), draft)).toEqual({ personId: ['Välj en person.'] });
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
