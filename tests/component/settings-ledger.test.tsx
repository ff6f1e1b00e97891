import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { seedDocuments } from '../support/documents';
import { storedDocument } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const family = { companyForm: 'closeCompany', workers: 'familyOnly', vehicleShare: 'all' };

async function openQuestions(role: Role, answers?: object) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}/ledgerSettings`;
  if (answers) await seedDocuments(path, { main: answers });
  const { user } = await openAs(person, '/dashboard/settings/personalliggare');
  await screen.findByLabelText('Vilken företagsform har ni?');
  return { user, stored: () => storedDocument(`${path}/main`) };
}

const answer = () => screen.getByRole('region', { name: 'Svaret' });

describe('The questions about the staff ledger', () => {
  it('tell whether the duty applies and why, with the law’s source, and are stored', async () => {
    const { user, stored } = await openQuestions('owner');
    expect(answer()).toHaveTextContent('Svara på frågorna för att få veta');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(screen.getByLabelText('Vilken företagsform har ni?')).toHaveAccessibleDescription(
      'Välj företagsform.',
    );
    await user.selectOptions(
      screen.getByLabelText('Vilken företagsform har ni?'),
      'Fåmansföretag, till exempel ett eget aktiebolag',
    );
    await user.selectOptions(screen.getByLabelText('Vilka arbetar hos er?'), 'Även andra');
    await user.selectOptions(
      screen.getByLabelText('Hur stor del är fordonsservice?'),
      'En del av arbetet är fordonsservice, tvätt eller rekond',
    );
    expect(answer()).toHaveTextContent(
      'Ni ska föra personalliggare. Andra än ägare, make eller maka och barn under 16 år arbetar hos er. Alla som är verksamma i lokalen ska antecknas, också de som inte arbetar med fordon.',
    );
    expect(answer()).toHaveTextContent(
      /Skatteförfarandelagen 39 kap\. 2 och 11 §§\..* 12\s500\skr .* 2\s500\skr .* 25\s000\skr .*50 kap\. 3–4 §§/,
    );
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        ...{ companyForm: 'closeCompany', workers: 'others', vehicleShare: 'part' },
      }),
    );
  });

  it('explain the exemption of the family, and its end', async () => {
    const { user } = await openQuestions('owner', family);
    expect(answer()).toHaveTextContent(
      /^Ni behöver inte föra personalliggare just nu\..*för familjen också, resten av den kalendermånaden/,
    );
    expect(answer()).toHaveTextContent(
      'Har någon annan redan stämplat in den här månaden gäller plikten ändå',
    );
    await user.selectOptions(screen.getByLabelText('Vilken företagsform har ni?'), 'Annan form');
    expect(answer()).toHaveTextContent(
      'Undantaget för familjen finns bara i enskild firma och fåmansföretag.',
    );
  });

  it('are read by the others, and changed by owners alone', async () => {
    await openQuestions('staff', family);
    expect(screen.getByText('Bara ägare kan ändra här.')).toBeVisible();
    expect(screen.getByLabelText('Vilka arbetar hos er?')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Spara' })).not.toBeInTheDocument();
  });
});
