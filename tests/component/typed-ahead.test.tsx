import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Combobox } from '@/ui/fields/Combobox';
import { useTypedAhead } from '@/features/calendar/booking/useTypedAhead';
import { Dialog } from '@/ui/dialogs/Dialog';

function Form({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const typed = useTypedAhead(isLoading);
  return (
    <>
      <button type="button" onClick={onClick}>
        Ny
      </button>
      {!isLoading && (
        <Dialog title="Ny" onClose={onClick}>
          <Combobox
            label="Fordon"
            name="vehicle"
            placeholder=""
            value=""
            text=""
            typed={typed}
            find={(query) => [{ key: query }]}
            show={({ key }) => `Sökt: ${key}`}
            says={String}
            unpicked="Välj"
            onPick={onClick}
          />
        </Dialog>
      )}
    </>
  );
}

it('is the first field’s from the beginning, and does nothing else', async () => {
  const user = userEvent.setup();
  const [onClick, onKey] = [vi.fn(), vi.fn()];
  document.addEventListener('keydown', onKey);
  const { rerender } = render(<Form isLoading onClick={onClick} />);
  screen.getByRole('button', { name: 'Ny' }).focus();
  await user.keyboard('km? o{Backspace}{Enter}');
  rerender(<Form isLoading={false} onClick={onClick} />);
  expect(onKey).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
  await user.keyboard('x');
  expect(screen.getByRole('combobox', { name: 'Fordon' })).toHaveValue('km? x');
  expect(screen.getByRole('option', { name: 'Sökt: km? x' })).toBeVisible();
  expect(onKey).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onKey);
});
