export { serveLook } from './serve-look.ts';
export { brandOf, createSiteLook, type SiteLook } from './site-look.ts';
