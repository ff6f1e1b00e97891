import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPath } from '@/dashboardPaths';
import { afterLogin, loginThen } from '@/paths';

const origin = 'https://verkstadsnavet.example';
const after = (next: string) => afterLogin(`?next=${encodeURIComponent(next)}`, origin);

describe('afterLogin', () => {
  it.each([
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '',
  ])('ignores %j', (next) => {
    expect(after(next)).toBe('/dashboard');
  });

  it('goes to the dashboard without ?next=', () => {
    expect(afterLogin('', origin)).toBe('/dashboard');
  });

  it.each(['/dashboard/customers', '/dashboard/settings?tab=services', '/prices'])(
    'follows %s',
    (next) => {
      expect(after(next)).toBe(next);
    },
  );

  it('takes no fragment from the query, which is sent to the server', () => {
    expect(after('/dashboard/join#code=1')).toBe('/dashboard/join');
  });

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('/', '//', '/\\', ''),
        (text, start) => {
          expect(
            new URL(
              afterLogin(new URLSearchParams({ next: start + text }).toString(), origin),
              origin,
            ).origin,
          ).toBe(origin);
        },
      ),
    );
  });
});

describe('joinPath', () => {
  it('has its code in the fragment, which is not sent to the server', () => {
    const { pathname, search, hash } = new URL(joinPath('w1', 'c0de'), origin);
    expect([pathname, search, hash]).toEqual(['/dashboard/join', '', '#workshop=w1&code=c0de']);
  });
});

describe('loginThen', () => {
  it('is the plain login page for the dashboard itself', () => {
    expect(loginThen('/dashboard')).toBe('/login');
  });

  it('leads back to any other address', () => {
    const address = '/dashboard/customers?q=%C3%A5&sort=name';
    expect(afterLogin(new URL(loginThen(address), origin).search, origin)).toBe(address);
  });
});
