import '@/ui/style/popovers';
import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

// jsdom has no popovers, as older browsers.
function open() {
  render(
    <>
      <button type="button" popoverTarget="menu">
        Fler åtgärder
      </button>
      <div id="menu" popover="auto">
        <label>
          <input type="checkbox" /> Avtal
        </label>
        <button type="button">Ta bort</button>
      </div>
      <p>Beside</p>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Fler åtgärder' });
  const menu = document.getElementById('menu');
  return { user: userEvent.setup(), opener, menu };
}

test('where the browser has no popovers, one opens and closes by its button', async () => {
  const { user, opener, menu } = open();
  expect(menu).not.toHaveAttribute('data-open');
  await user.click(opener);
  expect(menu).toHaveAttribute('data-open');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener);
  expect(menu).not.toHaveAttribute('data-open');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('a ticked box leaves the menu open, a press beside it or Escape closes it', async () => {
  const { user, opener, menu } = open();
  await user.click(opener);
  await user.click(screen.getByText('Avtal'));
  expect(menu).toHaveAttribute('data-open');
  await user.click(screen.getByText('Beside'));
  expect(menu).not.toHaveAttribute('data-open');
  await user.click(opener);
  await user.click(screen.getByText('Ta bort'));
  expect(menu).not.toHaveAttribute('data-open');
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('data-open');
  expect(opener).toHaveFocus();
});
