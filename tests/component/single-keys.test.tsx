import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useSingleKey } from '@/ui/behaviour/singleKeys';

function Page({ act }: { act: () => void }) {
  useSingleKey('n', act);
  return (
    <>
      <input aria-label="Text" />
      <select aria-label="Plats">
        <option>Alla</option>
        <option>Anders</option>
      </select>
      <select aria-label="Person">
        <option>Alla</option>
        <option>Nils</option>
      </select>
    </>
  );
}

it('acts on its key in a list, unless the list is searched by it', async () => {
  const user = userEvent.setup();
  const act = vi.fn();
  render(<Page act={act} />);
  screen.getByLabelText('Text').focus();
  await user.keyboard('n');
  screen.getByLabelText('Person').focus();
  await user.keyboard('n');
  expect(act).not.toHaveBeenCalled();
  screen.getByLabelText('Plats').focus();
  await user.keyboard('n');
  expect(act).toHaveBeenCalledOnce();
  // The n continues the choice of Anders in the list.
  await user.keyboard('an');
  expect(act).toHaveBeenCalledOnce();
});
