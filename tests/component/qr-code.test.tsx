import { render, screen } from '@testing-library/preact';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { ocrOf } from '@/domain/invoice/ocr';
import { swishQrText } from '@/domain/invoice/swishQr';
import { QrCode } from '@/ui/controls/QrCode';

/** The drawn squares as a camera sees them, each module `scale` pixels wide. */
function seen(svg: Element, scale = 4) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const rectangles = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)];
  // The path draws only these rectangles.
  expect(rectangles.map(([drawn]) => drawn).join('')).toBe(path);
  for (const [, x, y, run] of rectangles) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * width + Number(x) * scale;
      for (let at = from; at < from + Number(run) * scale; at += 1)
        pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { pixels, width, modules: size, rectangles };
}

function read(svg: Element): string | undefined {
  const { pixels, width } = seen(svg);
  return jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

it.each([
  [65900, 'C1237856901;659,00;1000173;0'],
  [114954, 'C1237856901;1149,54;1000173;0'],
  [1, 'C1237856901;0,01;1000173;0'],
  [99999999999, 'C1237856901;999999999,99;1000173;0'],
])('a Swish code of %i öre is read back as exactly that to pay', (payableOre, text) => {
  render(
    <QrCode
      text={swishQrText('1237856901', payableOre, ocrOf(10001, true))}
      label="Swish-kod att skanna"
    />,
  );
  expect(read(screen.getByRole('img', { name: 'Swish-kod att skanna' }))).toBe(text);
});

it('keeps four light modules on each side and sets no style on an element', () => {
  const { container } = render(<QrCode text="1000173" label="Kod" />);
  const { modules, rectangles } = seen(screen.getByRole('img', { name: 'Kod' }));
  const columns = rectangles.flatMap(([, x, , run]) => [Number(x), Number(x) + Number(run)]);
  const rows = rectangles.map(([, , y]) => Number(y));
  expect([Math.min(...columns), Math.min(...rows)]).toEqual([4, 4]);
  expect([Math.max(...columns), Math.max(...rows) + 1]).toEqual([modules - 4, modules - 4]);
  expect(container.querySelectorAll('[style], style')).toHaveLength(0);
});
