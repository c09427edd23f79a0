import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only where test functions are globals.
afterEach(cleanup);

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined;

// The oldest supported browsers lack it, and no check of built files can tell it from the size of a set.
Reflect.deleteProperty(URLSearchParams.prototype, 'size');
