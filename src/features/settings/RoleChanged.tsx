import { Alert } from '@/ui/Alert';

/** What is said in place of saving to whoever stopped being an owner with something unsaved before them. */
export const roleChanged = (
  <>
    <p>Din roll har ändrats</p>
    <p>Bara ägare kan spara det här. Kopiera det du vill behålla innan du stänger.</p>
  </>
);

/** The same where there is no dialog to say it. */
export function RoleChanged() {
  return <Alert kind="trouble">{roleChanged}</Alert>;
}
