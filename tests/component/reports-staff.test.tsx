import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobTimeId } from '@/domain/order/jobTime';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
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
import { wait } from '../support/workOrders';

describe('The reports for staff', { timeout: 90_000 }, () => {
  it('are their own hours and jobs, and no figures of the workshop', async () => {
    await openReports(monthQuery, { role: 'staff' });
    expect(await told(/^Här ser du dina egna timmar och jobb/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Välj vem du är/ })).toHaveAttribute(
      'href',
      '/dashboard/workorders/mine',
    );
    expect(screen.queryByRole('link', { name: 'Försäljning' })).toBeNull();
  });

  it('hold no documents behind a figure either', async () => {
    await openReports(`/documents/sales${monthQuery}`, { role: 'staff' });
    expect(await told('Verkstadens siffror ser ägare och revisorer.')).toBeVisible();
    expect(screen.queryByText(/Faktura/)).toBeNull();
  });

  it('are the workshop’s where an owner shares them', async () => {
    await openReports(dayQuery, { role: 'staff', isShared: true });
    expect(await screen.findByRole('link', { name: 'Försäljning' }, wait)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Marginal på delar' })).toBeNull();
  });

  it('are all of their times, however many these are', async () => {
    const on = (days: number) =>
      Array.from({ length: 300 }, (_, place) => instantAt(ago(days), 360 + place * 2));
    const jobTimes = Object.fromEntries(
      [...on(60), ...on(10)].map((startedAt) => [
        jobTimeId({ staffId: 'kim', startedAt }),
        {
          ...{ staffId: 'kim', orderId: '1042', startedAt, endedAt: addMinutes(startedAt, 1) },
          ...{ isForOther: false, corrects: null },
        },
      ]),
    );
    const query = `?period=egen&fran=${ago(62).toString()}&till=${today.toString()}`;
    const { user } = await openReports(query, { role: 'staff', data: { ...also, jobTimes } });
    await user.click(await screen.findByRole('link', { name: /^Välj vem du är/ }, wait));
    await screen.findByRole('option', { name: 'Kim Ek' }, wait);
    await user.selectOptions(screen.getByLabelText('Vem är du?'), 'Kim Ek');
    history.back();
    expect(plain(await told(/^Du har arbetat/))).toBe('Du har arbetat 10 h på arbetsorder.');
    expect(screen.queryByText(/bara de första hämtas/)).toBeNull();
  });
});
