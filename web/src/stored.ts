/** Small choices of this device. Where storage is forbidden they last as long as the page. */

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`adoube.${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`adoube.${name}`);
    else localStorage.setItem(`adoube.${name}`, value);
  } catch {
    // The choice still holds for this page.
  }
}
