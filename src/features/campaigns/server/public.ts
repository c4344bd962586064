export { campaignSender } from './sending/sender.ts';
export { selectCampaigns } from './queries.ts';
export { campaignService } from './campaign-service.ts';
