import { Alert } from '@/ui/notes/Alert';

/** The notice to a person who stopped being an owner while a form held unsaved changes. */
export const roleChanged = (
  <>
    <p>Din roll har ändrats</p>
    <p>Bara ägare kan spara det här. Kopiera det du vill behålla innan du stänger.</p>
  </>
);

/** The notice as an alert, for forms outside a dialog. */
export function RoleChanged() {
  return <Alert kind="trouble">{roleChanged}</Alert>;
}
