import { Alert } from '@/ui/Alert';

/** Said in place of saving to whoever stopped being an owner with something unsaved before them. */
export function RoleChanged() {
  return (
    <Alert kind="trouble">
      <p>Din roll har ändrats</p>
      <p>Bara ägare kan spara det här. Kopiera det du vill behålla innan du stänger.</p>
    </Alert>
  );
}
