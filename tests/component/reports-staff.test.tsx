import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { jobTimeId } from '@/domain/order/jobTime';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import { changeDocument } from '../support/documents';
import {
  ago,
  also,
  dayQuery,
  monthQuery,
  openReports,
  plain,
  today,
  told,
} from '../support/reports';

const worked = (staffId: string, startedAt: Date, minutes: number) => ({
  ...{ staffId, orderId: '1042', startedAt, endedAt: addMinutes(startedAt, minutes) },
  ...{ isForOther: false, corrects: null },
});

describe('The reports for staff', () => {
  it('are their own hours and jobs, and no figures of the workshop', async () => {
    await openReports(monthQuery, { role: 'staff' });
    expect(plain(await told(/^Här ser du dina egna timmar och jobb/))).toBe(
      'Här ser du dina egna timmar och jobb när ditt konto är knutet till dig i personalen. ' +
        'En ägare knyter kontot under Inställningar, Medlemmar.',
    );
    expect(screen.queryByRole('link', { name: 'Försäljning' })).toBeNull();
  });

  it('hold no documents behind a figure either', async () => {
    await openReports(`/documents/sales${monthQuery}`, { role: 'staff', staffId: 'kim' });
    expect(await told('Verkstadens siffror ser ägare och revisorer.')).toBeVisible();
    expect(screen.queryByText(/Faktura/)).toBeNull();
  });

  it('are the workshop’s where an owner shares them', async () => {
    await openReports(dayQuery, { role: 'staff', isShared: true });
    expect(await screen.findByRole('link', { name: 'Försäljning' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Marginal på delar' })).toBeNull();
  });

  it('are all of their times, however many these are', async () => {
    const on = (days: number) =>
      Array.from({ length: 300 }, (_, place) => instantAt(ago(days), 360 + place * 2));
    const jobTimes = Object.fromEntries(
      [...on(60), ...on(10)].map((startedAt) => [
        jobTimeId({ staffId: 'kim', startedAt }),
        worked('kim', startedAt, 1),
      ]),
    );
    const query = `?period=egen&fran=${ago(62).toString()}&till=${today.toString()}`;
    await openReports(query, { role: 'staff', staffId: 'kim', data: { ...also, jobTimes } });
    expect(plain(await told(/^Du har arbetat/))).toBe('Du har arbetat 10 h på arbetsorder.');
    expect(screen.queryByText(/bara de första hämtas/)).toBeNull();
  });

  it('are those of the card that an owner has tied the account to', async () => {
    const [at, later] = [instantAt(ago(1), 480), instantAt(ago(1), 720)];
    const made = jobTimeId({ staffId: 'kim', startedAt: at });
    const jobTimes = {
      [made]: worked('kim', at, 60),
      fix: { ...worked('kim', at, 90), corrects: made },
      [jobTimeId({ staffId: 'bo', startedAt: later })]: worked('bo', later, 30),
    };
    const card = { phone: null, isActive: true, skills: 'all' };
    const staff = { kim: { name: 'Kim Ek', ...card }, bo: { name: 'Bo Al', ...card } };
    const { user, root, uid } = await openReports(dayQuery, {
      ...{ role: 'staff', staffId: 'kim', data: { ...also, staff, jobTimes } },
    });
    expect(plain(await told(/^Du har arbetat/))).toBe('Du har arbetat 1 h 30 min på arbetsorder.');

    await user.click(screen.getByRole('link', { name: 'Arbetsorder' }));
    await user.click(await screen.findByRole('link', { name: 'Mina jobb' }));
    const me = await screen.findByLabelText('Vem är du?');
    await waitFor(() => expect(me).toHaveDisplayValue('Kim Ek'));
    await user.selectOptions(me, 'Bo Al');
    expect(me).toHaveDisplayValue('Bo Al');
    await user.click(screen.getByRole('link', { name: 'Rapporter' }));
    expect(plain(await told(/^Du har arbetat/))).toBe('Du har arbetat 1 h 30 min på arbetsorder.');

    await changeDocument(`${root}/members/${uid}`, { staffId: 'bo' });
    await waitFor(() => {
      const [finding] = screen.queryAllByText(/^Du har arbetat/);
      expect(finding && plain(finding)).toBe('Du har arbetat 30 min på arbetsorder.');
    });
  });
});
