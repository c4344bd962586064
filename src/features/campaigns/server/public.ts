export { campaignSender } from './sending/sender.ts';
export { selectCampaigns } from './queries.ts';
export { campaignOffice } from './office.ts';
export { campaignRemover } from './remove.ts';
