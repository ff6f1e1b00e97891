import { screen, within } from '@testing-library/preact';
import { endOfMonth } from '@internationalized/date';
import { expect, it } from 'vitest';
import { dayOf, formatLongDay } from '@/domain/time/swedishTime';
import { seedDocuments } from '../support/documents';
import { seedKioskCode, seedPerson } from '../support/ledger';
import { page, renderApp } from '../support/renderApp';
import { seedAs } from '../support/workshops';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('The tablet tells everyone when the exemption of a family workshop is over', async () => {
  const { workshopId } = await seedAs('owner');
  const workshop = `workshops/${workshopId}`;
  await seedPerson(workshop, { name: 'Vera Lund', relation: 'family' });
  await seedPerson(workshop, { name: 'Bo Lind', relation: 'employee' });
  await seedDocuments(`${workshop}/ledgerSettings`, {
    main: { companyForm: 'closeCompany', workers: 'familyOnly', vehicleShare: 'all' },
  });
  const { user } = renderApp(await seedKioskCode(workshop));
  await user.click(await button('Anslut surfplattan'));
  await page('Stämpla in och ut');

  await user.click(await button(/^Vera Lund.*Inte här$/));
  const own = within(await screen.findByRole('dialog', { name: 'Vera Lund' }));
  await own.findByText('Inne');
  expect(screen.queryByText(/Undantaget/)).not.toBeInTheDocument();
  await user.click(own.getByRole('button', { name: 'Klar' }));

  await user.click(await button(/^Bo Lind.*Inte här$/));
  const receipt = within(await screen.findByRole('dialog', { name: 'Bo Lind' }));
  const today = dayOf(new Date());
  const told = `Undantaget för familjen upphörde ${formatLongDay(today)}, när någon utanför familjen stämplade in. Till och med ${formatLongDay(endOfMonth(today))} ska alla som är verksamma i lokalen antecknas, familjen också.`;
  expect(await receipt.findByText(told)).toBeVisible();
  await user.click(receipt.getByRole('button', { name: 'Klar' }));
  expect(await screen.findByText(/Bo Lind är inte av familjen/)).toHaveTextContent(told);
});
